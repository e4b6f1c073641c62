import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { total } from '@contract/kernel/parts'
import { checkLines, openAmount } from '@contract/modules/accounting/entry.rules'
import {
  checkPayment,
  owedSteps,
  payeeKey,
  paymentEntry,
  type PaidBill,
  type PaymentOrder,
} from '@contract/modules/accounting/payable.rules'

const TODAY = '2026-11-24'
const order: PaymentOrder = { method: 'bank_transfer', reference: null, bank_id: null, paid_on: TODAY }
const bill = (more: Partial<PaidBill> = {}): PaidBill => ({
  ...{ ou_id: 'HO', payee_id: 'ayala', posted_on: '2026-11-01', owed: 500_00n, amount: 500_00n },
  ...more,
})

describe('a payment of bills', () => {
  it('is balanced, takes each bill off its payee, and never pays more than is owed', () => {
    const some = fc.bigInt(1n, 10_000_000_000n)
    const bills = fc.array(
      fc.record({
        payee_id: fc.constantFrom('a', 'b', 'c'),
        owed: some,
        amount: fc.bigInt(-10n, 10_000_000_001n),
      }),
      { minLength: 1, maxLength: 8 },
    )
    fc.assert(
      fc.property(bills, named => {
        const broken = checkPayment(
          order,
          named.map(each => bill(each)),
          TODAY,
        )
        const isFit = named.every(({ owed, amount }) => amount > 0n && amount <= owed)
        expect(broken.length === 0).toBe(isFit)
        if (!isFit) return
        const lines = paymentEntry('bank_transfer', named)
        expect(checkLines(lines)).toEqual([])
        expect(openAmount(lines)).toBe(0n)
        for (const payee of ['a', 'b', 'c']) {
          const own = lines.filter(({ party }) => party?.party_id === payee)
          const paid = total(named.filter(({ payee_id }) => payee_id === payee).map(({ amount }) => amount))
          expect(total(own.map(({ amount }) => amount))).toBe(paid)
        }
      }),
    )
  })

  it('says beside each field what keeps it from being paid', () => {
    const codes = (more: Partial<PaymentOrder>, ...bills: PaidBill[]) =>
      checkPayment({ ...order, ...more }, bills, TODAY).map(({ path, code }) => `${path} ${code}`)
    expect(codes({ paid_on: '2026-11-25' }, bill())).toEqual(['paid_on payment_ahead'])
    expect(codes({ paid_on: '2026-10-31' }, bill())).toEqual(['paid_on payment_before_bill'])
    expect(codes({}, bill(), bill({ ou_id: 'CEB' }))).toEqual(['bills payment_one_unit'])
    expect(codes({ method: 'check', reference: '1' }, bill(), bill({ payee_id: 'sun' }))).toEqual([
      'method payment_check_one_payee',
    ])
    expect(codes({ method: 'cash', bank_id: 'bdo' }, bill())).toEqual(['bank_id payment_cash_no_bank'])
  })

  it('comes out of the bank that is named, of the first of the chart, or of the hand', () => {
    const account = (method: PaymentOrder['method'], bank?: string) =>
      paymentEntry(method, [bill()], bank).at(-1)?.account
    expect([account('check', '1025'), account('bank_transfer'), account('cash', '1025')]).toEqual([
      ...['1025', '1020', '1010'],
    ])
  })
})

it('a payee is known by the digits of a TIN, or by a name however it is spaced', () => {
  expect(payeeKey({ name: 'Ayala', tin: '123-456-789-00000' })).toBe('tin:12345678900000')
  expect(payeeKey({ name: '  Sun   Cebu ', tin: null })).toBe(payeeKey({ name: 'sun cebu', tin: null }))
})

it('what is owed is what was billed less what was paid', () => {
  expect(owedSteps('500.00', '120.50').map(({ key, amount }) => [key, amount])).toEqual([
    ['billed', 50_000n],
    ['paid', 37_950n],
    ['owed', 12_050n],
  ])
})
