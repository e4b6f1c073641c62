import { expect, it } from 'vitest'
import { paperNow, type BuyersPaper, type SalePaper } from '@contract/modules/sales/sale-papers.rules'

const TODAY = '2026-05-04'
const none: SalePaper = {
  status: 'missing',
  attachment_id: null,
  buyer_document_id: null,
  valid_to: null,
  reject_reason: null,
}
const missing: BuyersPaper = {
  status: 'missing',
  buyer_document_id: null,
  valid_to: null,
  reject_reason: null,
}
const verified: BuyersPaper = { ...missing, status: 'verified', buyer_document_id: 'b1' }
const rejected: BuyersPaper = { ...verified, status: 'rejected', reject_reason: 'Too dark' }

it('what is verified with the buyer is verified with the sale, and nothing is written twice', () => {
  expect(paperNow(none, verified, TODAY)).toEqual(verified)
  expect(paperNow({ ...none, ...verified }, verified, TODAY)).toBeNull()
  expect(paperNow(none, missing, TODAY)).toBeNull()
})

it('what was refused or has run out is shown again, also after it counted', () => {
  expect(paperNow({ ...none, ...verified }, rejected, TODAY)).toEqual(rejected)
  const expired: BuyersPaper = { ...verified, status: 'expired', valid_to: '2026-05-03' }
  expect(paperNow({ ...none, ...verified, valid_to: '2026-05-03' }, expired, TODAY)).toEqual(expired)
  expect(paperNow({ ...none, ...rejected }, missing, TODAY)).toEqual(missing)
})

it('what was handed in with the sale stands until the buyer has a verified one', () => {
  const own: SalePaper = { ...none, status: 'submitted', attachment_id: 'f1' }
  expect(paperNow(own, rejected, TODAY)).toBeNull()
  expect(paperNow(own, missing, TODAY)).toBeNull()
  expect(paperNow(own, verified, TODAY)).toEqual(verified)
  const looked: SalePaper = { ...own, status: 'verified', valid_to: TODAY }
  expect(paperNow(looked, verified, TODAY)).toBeNull()
  expect(paperNow({ ...looked, valid_to: '2026-05-03' }, verified, TODAY)).toEqual(verified)
})
