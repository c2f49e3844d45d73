"""An array on a GPU that shares its memory: with PyTorch, JAX and CuPy, without a copy.

numba's device arrays have `__cuda_array_interface__`; `__dlpack__`, which JAX asks for, is added
here: a capsule with a struct that says where the memory is, what it holds, and what to call when
nobody needs it any more (https://dmlc.github.io/dlpack).
"""

import ctypes
from typing import Any, ClassVar, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

CPU, CUDA = 1, 2  # DLPack's numbers of kinds of devices
_CODES: Final = {"i": 0, "u": 1, "f": 2, "b": 6}
_NAME: Final = b"dltensor"


class _Tensor(ctypes.Structure):
    """DLManagedTensor."""

    _fields_: ClassVar = [
        ("data", ctypes.c_void_p),
        ("device_type", ctypes.c_int32),
        ("device_id", ctypes.c_int32),
        ("ndim", ctypes.c_int32),
        ("code", ctypes.c_uint8),
        ("bits", ctypes.c_uint8),
        ("lanes", ctypes.c_uint16),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("byte_offset", ctypes.c_uint64),
        ("manager_ctx", ctypes.c_void_p),
        ("deleter", ctypes.c_void_p),
    ]


_lent: Final[dict[int, tuple[Any, ...]]] = {}  # what lent tensors need, by their address

_new_capsule: Final = ctypes.pythonapi.PyCapsule_New
_new_capsule.restype = ctypes.py_object
_new_capsule.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p]
_is_valid: Final = ctypes.pythonapi.PyCapsule_IsValid
_is_valid.restype = ctypes.c_int
_is_valid.argtypes = [ctypes.c_void_p, ctypes.c_char_p]
_pointer_of: Final = ctypes.pythonapi.PyCapsule_GetPointer
_pointer_of.restype = ctypes.c_void_p
_pointer_of.argtypes = [ctypes.c_void_p, ctypes.c_char_p]


def _give_back(address: int) -> None:
    """Forget what was lent: nobody needs it any more."""
    _lent.pop(address, None)


def _drop_capsule(capsule: int) -> None:
    """Take a capsule back that nobody has opened."""
    if _is_valid(capsule, _NAME):
        _lent.pop(_pointer_of(capsule, _NAME), None)


_callback: Final = ctypes.CFUNCTYPE(None, ctypes.c_void_p)
_DELETER: Final = _callback(_give_back)
_DESTRUCTOR: Final = _callback(_drop_capsule)


class Memory(NamedTuple):
    """Where an array is, and what it holds; strides are in bytes."""

    pointer: int
    shape: tuple[int, ...]
    strides: tuple[int, ...]
    kind: np.dtype[Any]
    device: tuple[int, int]


def lend(owner: object, memory: Memory) -> object:
    """Return a capsule of DLPack over memory; `owner` lives until it is given back."""
    kind, axes = memory.kind, len(memory.shape)
    sizes = (ctypes.c_int64 * axes)(*memory.shape)
    steps = (ctypes.c_int64 * axes)(*(step // kind.itemsize for step in memory.strides))
    tensor = _Tensor(
        data=memory.pointer,
        device_type=memory.device[0],
        device_id=memory.device[1],
        ndim=axes,
        code=_CODES[kind.kind],
        bits=8 * kind.itemsize,
        lanes=1,
        shape=sizes,
        strides=steps,
        deleter=ctypes.cast(_DELETER, ctypes.c_void_p).value,
    )
    address = ctypes.addressof(tensor)
    _lent[address] = (tensor, sizes, steps, owner)
    capsule: object = _new_capsule(address, _NAME, ctypes.cast(_DESTRUCTOR, ctypes.c_void_p))
    return capsule


class DeviceArray:
    """An array on a GPU: `shape`, `dtype`, and ways to share it or to copy it here."""

    def __init__(
        self,
        owner: Any,  # noqa: ANN401  (numba's arrays have no types)
        kind: Any = None,  # noqa: ANN401  (whatever NumPy takes for one)
        shape: tuple[int, ...] | None = None,
    ) -> None:
        """Show the memory of numba's device array `owner`, perhaps as another kind and shape."""
        self.owner: Final = owner
        self.dtype: Final = np.dtype(kind or owner.dtype)
        self.shape: Final[tuple[int, ...]] = shape or tuple(owner.shape)
        whole = tuple(owner.strides)
        self.strides: Final = whole if kind is None else (*whole[:-1], self.dtype.itemsize)

    def __len__(self) -> int:
        return self.shape[0]

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        """Where the memory is, for PyTorch, CuPy and numba."""
        return {
            "shape": self.shape,
            "strides": self.strides,
            "typestr": self.dtype.str,
            "data": (self._pointer(), False),
            "version": 2,
        }

    def _pointer(self) -> int:
        return int(self.owner.__cuda_array_interface__["data"][0] or 0)

    def __dlpack_device__(self) -> tuple[int, int]:
        return CUDA, 0

    def __dlpack__(self, **_: object) -> object:
        """Lend the memory, for JAX, PyTorch and CuPy."""
        device = self.__dlpack_device__()
        memory = Memory(self._pointer(), self.shape, self.strides, self.dtype, device)
        return lend(self.owner, memory)

    def copy_to_host(self) -> NDArray[Any]:
        """Return a copy here."""
        here: NDArray[Any] = self.owner.copy_to_host()
        if here.dtype == self.dtype:
            return here
        rows: NDArray[Any] = here.view(self.dtype)
        return rows[:, : self.shape[1]]

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> NDArray[Any]:  # noqa: ANN401, FBT001
        """Return a copy here, for NumPy."""
        if copy is False:
            raise ValueError("an array on a GPU can only be copied here")
        here = self.copy_to_host()
        return here if dtype is None else here.astype(dtype)
