import { expect, it } from 'vitest'
import { sampleStatementPaper } from '@tests/support/sample-papers'

it('a statement of a sale whose prices include VAT shows the VAT between list price and net list price', () => {
  const { blocks } = sampleStatementPaper('en', {
    list_price: '5600000.00',
    discount_amount: '0.00',
    net_list_price: '5000000.00',
    vat_amount: '600000.00',
    misc_fee_amount: '0.00',
    tcp: '5600000.00',
  })
  const price = blocks.find(({ kind }) => kind === 'table')
  expect(price).toMatchObject({
    rows: [
      ['List price', '5,600,000.00'],
      ['VAT in the list price', '(600,000.00)'],
      ['Net list price', '5,000,000.00'],
      ['Value-added tax', '600,000.00'],
    ],
    total: ['Total contract price', '5,600,000.00'],
  })
})
