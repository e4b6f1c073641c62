import { maintenanceLists } from '@server/modules/maintenance/maintenance.lists'
import { lastDayOf, monthAfter, type DateText } from '@contract/kernel/dates'
import { businessDay } from '@server/platform/db/business-day'
import type { ColumnSeal } from '@server/platform/db/column-seal'
import type { Tx } from '@server/platform/db/transaction'
import type { Values } from '@server/platform/resource/resource-context'
import { developers, modelsOf, projects } from '@server/seeds/lists/developers'
import { listWriter } from '@server/seeds/lists/list-writer'
import { approvers, divisions, positions, salesTeams } from '@server/seeds/lists/people-lists'
import { regions } from '@server/seeds/lists/places'
import { banks, prospectStatuses, subUnitTypes, unitTypes } from '@server/seeds/lists/selling-lists'

/** Ids by the codes of what was written, list by list. */
type Ids = Map<string, string>
type Write = (list: string, key: string, values: Values) => Promise<string>
type Find = (list: string, key: string) => string

/** The lists of the demo company, each record held to what a form would hold it to. */
export async function seedDemoLists(tx: Tx, seal: ColumnSeal): Promise<void> {
  const admin = await tx.db
    .selectFrom('app_user')
    .select('id')
    .where('username', '=', 'super-admin')
    .executeTakeFirstOrThrow()
  const write = await listWriter(tx, admin.id)
  const lists = new Map(maintenanceLists(seal).map(list => [list.resource.name, list]))
  const ids: Ids = await known(tx)
  const add: Write = async (list, key, values) => {
    const { resource, hooks } = lists.get(list) ?? fail(`no list is called ${list}`)
    const id = await write(resource, hooks, values)
    ids.set(`${list} ${key}`, id)
    return id
  }
  const find: Find = (list, key) => ids.get(`${list} ${key}`) ?? fail(`no ${list} is called ${key}`)
  await writePeopleLists(add, find)
  await writePlaces(add)
  await writeSellingLists(add, find)
  await writeDevelopers(add, find, await businessDay(tx.db))
}

async function known(tx: Tx): Promise<Ids> {
  const units = await tx.db.selectFrom('operating_unit').select(['ou_code as code', 'id']).execute()
  const users = await tx.db.selectFrom('app_user').select(['username as code', 'id']).execute()
  const accounts = await tx.db.selectFrom('account').select(['code', 'id']).execute()
  const under = (list: string, rows: { code: string; id: string }[]) =>
    rows.map(({ code, id }) => [`${list} ${code}`, id] as const)
  return new Map([...under('operating_unit', units), ...under('user', users), ...under('account', accounts)])
}

async function writePeopleLists(add: Write, find: Find): Promise<void> {
  for (const division of divisions) await add('division', division.code, division)
  for (const position of positions) await add('position', position.code, position)
  for (const { ou, division, ...team } of salesTeams)
    await add('sales_team', `${ou} ${team.code}`, {
      ...team,
      ou_id: find('operating_unit', ou),
      division_id: find('division', division),
    })
  for (const approver of approvers) {
    const { doc_type, step_key, ou, user, title } = approver
    await add('approver', `${doc_type} ${step_key}`, {
      doc_type,
      step_key,
      ou_id: ou === null ? null : find('operating_unit', ou),
      user_id: find('user', user),
      name: title,
      email: `${user}@portal.test`,
      position_title: title,
      amount_from: 'from' in approver ? approver.from : '0.00',
      amount_to: 'to' in approver ? approver.to : null,
      valid_from: '2024-01-01',
    })
  }
}

async function writePlaces(add: Write): Promise<void> {
  const cities = async (parent_id: string, named: Record<string, string>) => {
    for (const [code, name] of Object.entries(named))
      await add('area', code, { code, name, level: 'city', parent_id })
  }
  for (const region of regions) {
    const regionId = await add('area', region.code, { code: region.code, name: region.name, level: 'region' })
    for (const { code, name, cities: below } of region.provinces)
      await cities(await add('area', code, { code, name, level: 'province', parent_id: regionId }), below)
    await cities(regionId, region.cities ?? {})
  }
}

async function writeSellingLists(add: Write, find: Find): Promise<void> {
  for (const type of unitTypes) await add('unit_type', type.code, type)
  for (const [type, subs] of Object.entries(subUnitTypes))
    for (const [code, name, price_premium_pct] of subs)
      await add('sub_unit_type', `${type} ${code}`, {
        unit_type_id: find('unit_type', type),
        code,
        name,
        price_premium_pct,
      })
  for (const status of prospectStatuses) await add('prospect_status', status.code, status)
  for (const bank of banks) {
    const { ledger, ...rest } = { ledger: null, ...bank }
    await add('bank', bank.code, { ...rest, gl_account_id: ledger === null ? null : find('account', ledger) })
  }
}

async function writeDevelopers(add: Write, find: Find, today: DateText): Promise<void> {
  for (const { code, name, trade_name, tin, address, terms, rate, accreditedMonths, contact } of developers) {
    const isAccredited = accreditedMonths !== undefined
    await add('developer', code, {
      code,
      name,
      trade_name,
      tin,
      address,
      payment_terms_days: terms,
      withholding_rate_pct: rate ?? '10.000000',
      billing_contacts: [{ name: contact[0], position: 'Billing', email: contact[1], phone: null }],
      accreditation_no: isAccredited ? `ACC-${code.slice(0, 3)}-2024` : null,
      accreditation_valid_to: isAccredited
        ? lastDayOf(monthAfter(today.slice(0, 7), accreditedMonths))
        : null,
      status: isAccredited ? 'accredited' : 'prospective',
    })
  }
  for (const [
    index,
    [code, name, developer, area, kind, status, lts_date, turnover_date],
  ] of projects.entries()) {
    const project_id = await add('project', code, {
      code,
      name,
      developer_id: find('developer', developer),
      area_id: find('area', area),
      kind,
      status,
      lts_no: lts_date === null ? null : `LTS-${String(10_231 + index * 37).padStart(6, '0')}`,
      lts_date,
      turnover_date,
      misc_fee_rate_pct: kind === 'memorial' ? '0.000000' : '7.000000',
      vat_inclusive_prices: kind === 'vertical',
    })
    for (const [model, title, floor, lot, bedrooms, bathrooms, storeys, carport] of modelsOf(kind))
      await add('house_model', `${code} ${model}`, {
        project_id,
        code: model,
        name: title,
        floor_area_sqm: floor,
        lot_area_min_sqm: lot,
        bedrooms,
        bathrooms,
        storeys,
        carport,
      })
  }
}

function fail(message: string): never {
  throw new Error(message)
}
