/** A number below, from a place in a row and a word: the same at every start, and without a pattern to be seen. */
export function scatter(index: number, salt: string, below: number): number {
  let state = 2_166_136_261
  for (const letter of `${salt}:${index}`) state = Math.imul(state ^ letter.charCodeAt(0), 16_777_619)
  state = Math.imul(state ^ (state >>> 15), 2_246_822_507)
  state = Math.imul(state ^ (state >>> 13), 3_266_489_909)
  return ((state ^ (state >>> 16)) >>> 0) % below
}

export const oneOf = <T>(index: number, salt: string, from: readonly T[]): T =>
  from[scatter(index, salt, from.length)] as T
