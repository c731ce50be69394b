/** A slot's name in its parts: `colour-1` is the first slot of `colour`. */
export function slotOf(name: string): { type: string; slot: number } {
  const [type = '', slot = ''] = name.split('-');
  return { type, slot: Number(slot) };
}
