import { peopleLists } from '@server/modules/people/people.lists'
import { yearOf } from '@contract/kernel/calendar'
import { businessDay } from '@server/platform/db/business-day'
import type { ColumnSeal } from '@server/platform/db/column-seal'
import type { Tx } from '@server/platform/db/transaction'
import type { Values } from '@server/platform/resource/resource-context'
import {
  listCompleter,
  listWriter,
  type ListCompleter,
  type ListWriter,
} from '@server/seeds/lists/list-writer'
import { firstNames, juniorUsers, lastNames, leaders, teams, type Staff } from '@server/seeds/staff'

type Ids = ReadonlyMap<string, string>
type DemoIds = { units: Ids; positions: Ids; divisions: Ids; users: Ids; banks: Ids }

const SELLS = new Set(['BROKER', 'SD', 'SM', 'AGENT'])
const digits = (seed: number, length: number) => String(seed).padStart(length, '0').slice(-length)

/** The people of the demo company and the line they stand in, each held to what a form would hold them to. */
export async function seedDemoPeople(tx: Tx, seal: ColumnSeal): Promise<void> {
  const known = await findKnown(tx)
  const admin = idOf(known.users, 'super-admin')
  const lists = peopleLists(seal)
  const create = await listWriter(tx, admin)
  const complete = await listCompleter(tx, admin)
  const staff = [...leaders, ...juniors()]
  const ids = new Map<string, string>()
  for (const [index, person] of staff.entries())
    ids.set(person.key, await writeEmployee(create, lists, known, ids, person, index))
  for (const [index, person] of staff.entries())
    await writeDetail(complete, lists, known, idOf(ids, person.key), person, index)
  const year = yearOf(await businessDay(tx.db))
  await writeSellers(create, lists, known, ids, staff, year)
}

type Lists = ReturnType<typeof peopleLists>

async function findKnown(tx: Tx): Promise<DemoIds> {
  const idsOf = (rows: { code: string; id: string }[]) => new Map(rows.map(({ code, id }) => [code, id]))
  return {
    units: idsOf(await tx.db.selectFrom('operating_unit').select(['ou_code as code', 'id']).execute()),
    positions: idsOf(await tx.db.selectFrom('position').select(['code', 'id']).execute()),
    divisions: idsOf(await tx.db.selectFrom('division').select(['code', 'id']).execute()),
    users: idsOf(await tx.db.selectFrom('app_user').select(['username as code', 'id']).execute()),
    banks: idsOf(await tx.db.selectFrom('bank').select(['code', 'id']).orderBy('code').execute()),
  }
}

/** No two are called the same: the lists of names have no divisor in common. */
function juniors(): Staff[] {
  let count = 0
  return teams.flatMap(({ ou, division, head, positions }) =>
    positions.map((position): Staff => {
      count += 1
      const first = firstNames[(count * 5) % firstNames.length] ?? ''
      const last = lastNames[(count * 7) % lastNames.length] ?? ''
      const middle = String.fromCharCode(65 + (count % 20))
      const hired = `${2019 + (count % 6)}-${digits(1 + (count % 12), 2)}-${digits(1 + ((count * 3) % 27), 2)}`
      const key = `staff-${count}`
      const user = juniorUsers[key]
      return { key, name: [first, last, middle], position, ou, division, head, hired, ...(user && { user }) }
    }),
  )
}

const mailName = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase()

async function writeEmployee(
  create: ListWriter,
  { employee }: Lists,
  known: DemoIds,
  ids: Ids,
  person: Staff,
  index: number,
): Promise<string> {
  const [first_name, last_name, middle_name = null] = person.name
  const { user, hired } = person
  const values: Values = {
    first_name,
    last_name,
    middle_name,
    position_id: idOf(known.positions, person.position),
    ou_id: idOf(known.units, person.ou),
    division_id: idOf(known.divisions, person.division),
    immediate_head_id: person.head === null ? null : idOf(ids, person.head),
    employment_type: person.position === 'AGENT' && !user ? 'commission_only' : 'regular',
    email: user ? `${user}@portal.test` : `${mailName(first_name)}.${mailName(last_name)}@bayside.test`,
    mobile: `+63917${digits(2_000_003 + index * 7_919, 7)}`,
    date_hired: hired,
    date_regularised: `${Number(hired.slice(0, 4)) + 1}${hired.slice(4)}`,
    user_id: user ? idOf(known.users, user) : null,
  }
  return create(employee.resource, employee.hooks, values)
}

async function writeDetail(
  complete: ListCompleter,
  { detail }: Lists,
  known: DemoIds,
  id: string,
  person: Staff,
  index: number,
): Promise<void> {
  const seed = 104_729 + index * 7_919
  await complete(detail.resource, detail.hooks, id, {
    sex: index % 2 === 0 ? 'female' : 'male',
    birth_date: `${1972 + (index % 27)}-${digits(1 + (index % 12), 2)}-${digits(1 + (index % 28), 2)}`,
    civil_status: index % 3 === 0 ? 'single' : 'married',
    tin: `${digits(210 + index, 3)}-${digits(seed, 3)}-${digits(seed * 3, 3)}-00000`,
    sss_no: `34-${digits(seed * 11, 7)}-${index % 10}`,
    philhealth_no: `12-${digits(seed * 13, 9)}-${index % 10}`,
    pagibig_no: `1212-${digits(seed * 7, 4)}-${digits(3_000 + index, 4)}`,
    bank_id: [...known.banks.values()][0] ?? null,
    bank_account_no: `3012${digits(seed * 17, 8)}`,
    monthly_basic: person.basic ?? (person.position === 'AGENT' ? null : '22000.00'),
  })
}

async function writeSellers(
  create: ListWriter,
  { seller }: Lists,
  known: DemoIds,
  ids: Ids,
  staff: readonly Staff[],
  year: number,
): Promise<void> {
  let broker: string | null = null
  for (const [index, person] of staff.entries()) {
    if (!SELLS.has(person.position)) continue
    const isBroker = person.position === 'BROKER'
    const seed = 611_953 + index * 6_101
    const id: string = await create(seller.resource, seller.hooks, {
      display_name: `${person.name[0]} ${person.name[1]}`,
      employee_id: idOf(ids, person.key),
      ou_id: idOf(known.units, person.ou),
      tin: `${digits(210 + index, 3)}-${digits(seed, 3)}-${digits(seed * 3, 3)}-00000`,
      prc_license_no: isBroker ? '0014562' : null,
      prc_valid_to: isBroker ? `${year + 2}-03-31` : null,
      accreditation_no: `DHSUD-${digits(seed, 6)}`,
      accreditation_valid_to: `${year + 1}-12-31`,
      sworn_declaration_on_file: index % 4 !== 0,
      sworn_declaration_year: index % 4 === 0 ? null : year,
      expected_gross: index % 4 === 0 ? null : '1200000.00',
      supervising_broker_id: broker,
      payout_bank_id: [...known.banks.values()][0] ?? null,
      payout_account_no: `3012${digits(seed * 17, 8)}`,
    })
    if (isBroker) broker = id
  }
}

function idOf(ids: Ids, key: string): string {
  const id = ids.get(key)
  if (!id) throw new Error(`nobody and nothing is called ${key}`)
  return id
}
