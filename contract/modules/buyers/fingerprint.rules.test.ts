import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fingerprintText, normaliseMobile } from '@contract/modules/buyers/fingerprint.rules'

describe('a mobile number', () => {
  it.each([
    '09171234567',
    '9171234567',
    '639171234567',
    '+639171234567',
    '+63 917 123 4567',
    '+63 (0)917 123-4567',
    '00639171234567',
    '(0917) 123-4567',
    '0917.123.4567',
    ' 0917–123–4567 ',
    '０９１７１２３４５６７',
    '٠٩١٧١٢٣٤٥٦٧',
    '۰۹۱۷۱۲۳۴۵۶۷',
  ])('is one and the same, written as %s', text => {
    expect(normaliseMobile(text)).toBe('+639171234567')
  })

  it.each([
    ['+971 50 123 4567', '+971501234567'],
    ['00966501234567', '+966501234567'],
    ['+1 (415) 555-0100', '+14155550100'],
    ['+6591234567', '+6591234567'],
  ])('of a worker overseas keeps its country: %s', (text, mobile) => {
    expect(normaliseMobile(text)).toBe(mobile)
  })

  it.each([
    '',
    '+',
    'none',
    '0917 123 456',
    '0917123456789',
    '+63 2 8123 4567',
    '81234567',
    '501234567',
    '0917-CALL-NOW',
    '+0171234567',
    '++639171234567',
    '+1234567',
    '+1234567890123456',
    '0917123456七',
    '9'.repeat(100),
  ])('%j is none', text => {
    expect(normaliseMobile(text)).toBeNull()
  })

  it('stays as it is once it is normal, and never comes out of anything else', () => {
    const text = fc.string({ unit: fc.constantFrom(...'0123456789+-() .٠٩x'), maxLength: 20 })
    fc.assert(
      fc.property(text, typed => {
        const mobile = normaliseMobile(typed)
        if (mobile === null) return
        expect(mobile).toMatch(/^\+[1-9]\d{7,14}$/)
        expect(normaliseMobile(mobile)).toBe(mobile)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('what a lead is recognised by', () => {
  it('is the mobile number before the address', () => {
    const contact = { mobile: '0917 123 4567', email: 'Ana@x.test' }
    expect(fingerprintText(contact)).toBe('mobile:+639171234567')
    expect(fingerprintText({ ...contact, mobile: '+63 917 123 4567' })).toBe(fingerprintText(contact))
  })

  it('is the address where the number says nothing', () => {
    expect(fingerprintText({ mobile: null, email: ' ANA@x.test ' })).toBe('email:ana@x.test')
    expect(fingerprintText({ mobile: 'ask her', email: 'ana@x.test' })).toBe('email:ana@x.test')
  })

  it('is nothing where nothing was left behind', () => {
    expect(fingerprintText({ mobile: null, email: null })).toBeNull()
    expect(fingerprintText({ mobile: '123', email: '  ' })).toBeNull()
  })
})
