import { describe, expect, it } from 'vitest'
import { createColumnSeal, SealBroken } from '@server/platform/db/column-seal'

const seal = createColumnSeal('one secret that is long enough to sign with')
const other = createColumnSeal('another secret that is long enough to sign')

describe('a sealed column', () => {
  it('opens to what was sealed and never looks the same twice', () => {
    const [one, two] = [
      seal.seal('bank.account_no', '001234567890'),
      seal.seal('bank.account_no', '001234567890'),
    ]
    expect(one).not.toBe(two)
    expect(one).not.toContain('1234567890')
    expect([seal.open('bank.account_no', one), seal.open('bank.account_no', two)]).toEqual([
      '001234567890',
      '001234567890',
    ])
  })

  it('does not open in another column, with another secret, or once it was changed', () => {
    const sealed = seal.seal('bank.account_no', '001234567890')
    const at = sealed.lastIndexOf('.') + 3
    const changed = sealed.slice(0, at) + (sealed[at] === 'A' ? 'B' : 'A') + sealed.slice(at + 1)
    expect(() => seal.open('employee.tin', sealed)).toThrow(SealBroken)
    expect(() => other.open('bank.account_no', sealed)).toThrow(SealBroken)
    expect(() => seal.open('bank.account_no', changed)).toThrow(SealBroken)
    expect(() => seal.open('bank.account_no', '001234567890')).toThrow(SealBroken)
  })

  it('finds equal values by a hash that says nothing without the key', () => {
    const hash = seal.hash('bank.account_no', '001234567890')
    expect(hash).toBe(seal.hash('bank.account_no', '001234567890'))
    expect(hash).not.toBe(seal.hash('bank.account_no', '001234567891'))
    expect(hash).not.toBe(seal.hash('employee.tin', '001234567890'))
    expect(hash).not.toBe(other.hash('bank.account_no', '001234567890'))
  })
})
