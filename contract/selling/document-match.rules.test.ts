import { describe, expect, it } from 'vitest'
import { suggestSlot, type MatchSlot } from '@contract/selling/document-match.rules'

const slot = (code: string, name: string, more: Partial<MatchSlot> = {}): MatchSlot => ({
  key: code,
  code,
  name,
  owner: null,
  status: 'missing',
  ...more,
})
const SLOTS = [
  slot('VALID-ID', 'Two valid government IDs'),
  slot('PROOF-BILLING', 'Proof of billing, not older than three months'),
  slot('BIS', 'Buyer information sheet, signed'),
  slot('RESERVATION', 'Reservation agreement, signed'),
  slot('TIN', 'TIN card or BIR form 1904'),
  slot('BIRTH-CERT', 'PSA birth certificate'),
  slot('ITR', 'Income tax return or BIR form 2316'),
  slot('COE', 'Certificate of employment with pay'),
  slot('PAYSLIPS', 'Payslips of three months'),
  slot('PDC', 'Post-dated cheques for the down payment'),
]

describe('the requirement suggested for a file', () => {
  it.each([
    ['passport.pdf', 'VALID-ID'],
    ['Drivers License.jpg', 'VALID-ID'],
    ['meralco-bill-october.pdf', 'PROOF-BILLING'],
    ['BIS signed.pdf', 'BIS'],
    ['reservation_agreement.pdf', 'RESERVATION'],
    ['tin.png', 'TIN'],
    ['BirthCertificate.pdf', 'BIRTH-CERT'],
    ['2316.pdf', 'ITR'],
    ['coe.pdf', 'COE'],
    ['payslip sept.pdf', 'PAYSLIPS'],
    ['PDC checks.pdf', 'PDC'],
  ])('for %s is %s', (name, code) => {
    expect(suggestSlot(name, SLOTS)).toBe(code)
  })

  it('is none for a name that says nothing, as a camera gives it', () => {
    expect(suggestSlot('IMG_20311.jpg', SLOTS)).toBeNull()
    expect(suggestSlot('scan.pdf', SLOTS)).toBeNull()
    expect(suggestSlot('passport.pdf', [])).toBeNull()
  })

  it('is the one that is missing before the one that was uploaded', () => {
    const slots = [
      slot('VALID-ID', 'Two valid government IDs', { status: 'submitted' }),
      slot('SPOUSE-ID', 'Valid ID of the spouse'),
    ]
    expect(suggestSlot('id.pdf', slots)).toBe('SPOUSE-ID')
    expect(suggestSlot('id.pdf', slots.slice(0, 1))).toBe('VALID-ID')
  })

  it('is the one that was uploaded where only a passing word fits another', () => {
    const slots = [
      slot('PROOF-BILLING', 'Proof of billing', { status: 'submitted' }),
      slot('CIVIL-PROOF', 'Death certificate, decree or annotated marriage contract'),
    ]
    expect(suggestSlot('proof of billing.pdf', slots)).toBe('PROOF-BILLING')
  })

  it('is the next one that fits alike where the first has a file already', () => {
    const slots = [slot('VALID-ID', 'Two valid government IDs'), slot('SPOUSE-ID', 'Valid ID of the spouse')]
    expect(suggestSlot('id.pdf', slots)).toBe('VALID-ID')
    expect(suggestSlot('id.pdf', slots, new Set(['VALID-ID']))).toBe('SPOUSE-ID')
    expect(suggestSlot('spouse id.pdf', slots)).toBe('SPOUSE-ID')
  })

  it('is that of the buyer whose name the file has', () => {
    const slots = [
      slot('VALID-ID', 'Two valid government IDs', { key: 'a', owner: 'Cruz, Ana' }),
      slot('VALID-ID', 'Two valid government IDs', { key: 'b', owner: 'Reyes, Ben' }),
    ]
    expect(suggestSlot('Reyes passport.pdf', slots)).toBe('b')
    expect(suggestSlot('Cruz passport.pdf', slots, new Set(['a']))).toBe('a')
  })
})
