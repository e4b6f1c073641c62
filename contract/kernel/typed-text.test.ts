import { describe, expect, it } from 'vitest'
import { typedValue } from '@contract/kernel/typed-text'

describe('the text of a cell', () => {
  it.each([
    ['money', '1,234.5', '1234.50'],
    ['money', '₱ 1,234,567.89', '1234567.89'],
    ['money', '(1,234.50)', '-1234.50'],
    ['money', '-7', '-7.00'],
    ['money', '−7.1', '-7.10'],
    ['money', '-0.00', '0.00'],
    ['money', '007.100', '7.10'],
    ['money', '.5', '0.50'],
    ['money', 'PHP 99999999999999.99', '99999999999999.99'],
    ['rate', '12.5 %', '12.5'],
    ['rate', '3', '3'],
    ['integer', '1,000', 1000],
    ['integer', '12.0', 12],
    ['boolean', 'YES', true],
    ['boolean', 'нет', false],
    ['boolean', '0', false],
    ['date', '2025-06-30', '2025-06-30'],
    ['date', '06-30-2025', '2025-06-30'],
    ['date', '6/3/2025', '2025-06-03'],
    ['date', '2025/06/30', '2025-06-30'],
    ['date', '2025-06-30 00:00:00', '2025-06-30'],
    ['enum', 'Head Office', 'head_office'],
    ['text', '=HYPERLINK("x")', '=HYPERLINK("x")'],
    ['text', '+63 917', '+63 917'],
  ] as const)('is read by its kind: %s %s', (kind, text, value) => {
    expect(typedValue(kind, text)).toEqual({ value })
  })

  it.each([
    ['money', '1,23.4', 'amount_malformed'],
    ['money', '1.234,50', 'amount_malformed'],
    ['money', '1.005', 'amount_malformed'],
    ['money', '(-5)', 'amount_malformed'],
    ['money', '=1+1', 'amount_malformed'],
    ['money', '1e3', 'amount_malformed'],
    ['money', '', 'amount_malformed'],
    ['integer', '1.5', 'number_malformed'],
    ['integer', '9'.repeat(60), 'number_malformed'],
    ['rate', 'NaN', 'number_malformed'],
    ['boolean', 'maybe', 'yes_or_no'],
    ['date', '30-06-2025', 'date_malformed'],
    ['date', '2025-02-30', 'date_malformed'],
    ['date', '2025-06-30 10:42', 'date_malformed'],
    ['date', '45838', 'date_malformed'],
    ['json', '{}', 'not_importable'],
  ] as const)('says what is wrong with it: %s %s', (kind, text, code) => {
    expect(typedValue(kind, text)).toEqual({ code })
  })
})
