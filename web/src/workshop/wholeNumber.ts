// Whole numbers in fields: anything else is corrected there, so that the value in use is seen.

/** Read a field; if it holds no number, `otherwise` stands there. */
export function wholeNumber(field: HTMLInputElement, otherwise: number): number {
  const text = field.value.trim();
  const read = Math.trunc(Number(text));
  const number = text && Number.isSafeInteger(read) ? read : otherwise;
  field.value = String(number);
  return number;
}
