import { expect, it } from 'vitest'
import { prepareReleasesSchema } from '@contract/modules/commission/release-line'
import { releaseListCommands } from '@contract/modules/commission/release.commands'

const ids = (count: number) => Array.from({ length: count }, () => '0198c0de-0000-7000-8000-000000000001')

it('a payday of 500 payees is one call of each command, and one of more is none', () => {
  const { ask_payment, pay_many } = releaseListCommands.table
  const order = { paid_on: '2026-03-31', pay_mode: 'cash' }
  const takes = (count: number) => [
    prepareReleasesSchema.safeParse({ ou_id: ids(1)[0], seller_ids: ids(count) }).success,
    ask_payment.body.safeParse({ ids: ids(count) }).success,
    pay_many.body.safeParse({ ...order, ids: ids(count) }).success,
  ]
  expect(takes(500)).toEqual([true, true, true])
  expect(takes(501)).toEqual([false, false, false])
})
