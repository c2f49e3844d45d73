// Whole numbers in fields: what is none is put right there, so that one sees what counts.

/** Read a field; if it holds no number, `otherwise` stands there. */
export function wholeNumber(field: HTMLInputElement, otherwise: number): number {
  const text = field.value.trim();
  const read = Math.trunc(Number(text));
  const number = text && Number.isSafeInteger(read) ? read : otherwise;
  field.value = String(number);
  return number;
}
