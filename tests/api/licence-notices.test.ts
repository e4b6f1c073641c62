import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addDays } from '@contract/kernel/dates'
import { warnOfLicences } from '@server/modules/commission/notices/warn-of-licences'
import { asSystem } from '@server/platform/db/as-system'
import { aPerson } from '@tests/api/attacks/people.support'
import { listOf } from '@tests/api/notifications.support'
import { sees, sellingDesk, type SellingDesk } from '@tests/api/sales.support'
import { startApi, type Client, type TestApi } from '@tests/support/api'

let api: TestApi
let house: SellingDesk
let keeper: Client
beforeAll(async () => {
  api = await startApi()
  house = await sellingDesk(api)
  ;({ client: keeper } = await aPerson(api, { codes: ['hr.seller.view', 'hr.seller.edit'] }))
  await sql`update employee set user_id = (select id from app_user where email = 'agent@portal.test')
    where id = ${house.at('AGENT').employee_id} and user_id is null`.execute(house.db)
})
afterAll(() => api.close())

const told = async (client: Client, kind: string, about = '') =>
  (await listOf(client)).items.filter(note => note.kind === kind && note.text.includes(about))
const watch = () => asSystem(api.database, tx => warnOfLicences(tx))

it('A licence that ends soon is told to seller and desk once a step, and its lapse once', async () => {
  const { id, name } = house.at('AGENT')
  const { rows } = await sql<{ today: string }>`
    select (now() at time zone 'Asia/Manila')::date::text as today`.execute(house.db)
  const today = rows[0]?.today ?? ''
  const ends = async (left: number) => {
    await sql`update seller_profile set prc_license_no = 'PRC-NOTICE-1', prc_valid_to = ${addDays(today, left)}
      where id = ${id}`.execute(house.db)
    await watch()
    await watch()
  }
  const own = async () => [
    (await told(house.agent.client, 'licence.expiring', name)).length,
    (await told(house.agent.client, 'licence.lapsed', name)).length,
  ]
  await ends(61)
  expect(await own()).toEqual([0, 0])
  await ends(59)
  expect(await own()).toEqual([1, 0])
  expect(await told(keeper, 'licence.expiring', name)).toHaveLength(1)
  await ends(6)
  expect(await own()).toEqual([2, 0])
  await ends(-1)
  expect(await own()).toEqual([2, 1])
  expect((await told(keeper, 'licence.lapsed', name))[0]?.path).toContain(id)
})

it('An account that somebody changed is told to whoever is paid there', async () => {
  const { id } = house.at('AGENT')
  const path = `/api/v1/people/sellers/${id}`
  const read = async () =>
    (await keeper.get<{ data: { row_version: number; display_name: string } }>(path)).body.data
  const bank = await house.db.selectFrom('bank').select('id').where('is_active', '=', true).executeTakeFirst()
  const change = async (values: object) => {
    const row = await read()
    expect((await keeper.patch(path, values, sees(row))).status).toBe(200)
  }
  const { display_name } = await read()
  await change({ display_name: `${display_name} ` })
  expect(await told(house.agent.client, 'payout.changed')).toEqual([])
  await change({ payout_bank_id: bank?.id, payout_account_no: '004400556677' })
  expect(await told(house.agent.client, 'payout.changed')).toHaveLength(1)
  await change({ payout_account_no: '114400556677' })
  expect(await told(house.agent.client, 'payout.changed')).toHaveLength(2)
})
