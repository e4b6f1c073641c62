/**
 * Terms no figures can be made of: a discount above the price, instalments of nothing. The code names the
 * reason; who shows it has the words. (What is wrong with one field of a record is a BrokenRule.)
 */
export class RefusedTerms extends Error {
  readonly code: string

  constructor(code: string) {
    super(`refused terms: ${code}`)
    this.name = 'RefusedTerms'
    this.code = code
  }
}
