import { randomInt } from 'node:crypto'
import type { SignedInUser } from '@contract/modules/auth/auth.calls'
import type { Portal } from '@tests/support/built-portal'
import { inDatabase } from '@tests/support/portal-database'
import { callPortal, newPerson, sessionOf, sharedSession, type Person } from '@tests/support/portal-people'

type NewColleague = {
  /** A code of the list of positions. */
  position: string
  /** Of the account; every employee holds the role of an employee besides. */
  role?: string
  unit?: 'HO' | 'CEB' | 'DVO'
  /** The name of the one above, who stands before this one in the list; the president where none is named. */
  below?: string
}

export type OwnPerson = Person & {
  employeeId: string
  employeeNo: string
  /** As lists of people show it. */
  listed: string
}

type People<Name extends string> = Record<Name, OwnPerson>
export type OwnPeople<Name extends string> = (portal: Portal) => Promise<People<Name>>

const SELLS = new Set(['BROKER', 'SD', 'SM', 'AGENT'])
/** Of which no code is made that a test looks for in a row: a name with "vl" in it was found as vacation leave. */
const LETTERS = 'jkqwxyz'

/** Like nobody else, and after everybody of the demo company in a list by name, whichever name comes first. */
const someLastName = () => `Z${Array.from({ length: 9 }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`

const someDigits = () => String(randomInt(100, 1_000))

/**
 * People of a test file's own, made when its first test needs them: employees with accounts, each below another, in
 * units of the demo company. Whoever sells is a seller too. The demo's own people are for reading.
 */
export function ownPeople<const Name extends string>(wanted: Record<Name, NewColleague>): OwnPeople<Name> {
  let made: Promise<People<Name>> | undefined
  return portal => (made ??= make(portal, wanted))
}

/** For `test.use({ as: … })`: the session of one of them. */
export const sessionOfOwn = <Name extends string>(people: OwnPeople<Name>, name: Name) => ({
  session: async (portal: Portal): Promise<SignedInUser> => sessionOf(portal, (await people(portal))[name]),
})

async function make<Name extends string>(
  portal: Portal,
  wanted: Record<Name, NewColleague>,
): Promise<People<Name>> {
  const made: Partial<Record<string, OwnPerson>> = {}
  for (const [name, one] of Object.entries<NewColleague>(wanted))
    made[name] = await hire(portal, name, one, one.below === undefined ? undefined : made[one.below])
  return made as People<Name>
}

type Ids = { position_id: string; ou_id: string; broker_id: string; president_id: string }

async function idsOf(portal: Portal, { position, unit = 'CEB' }: NewColleague): Promise<Ids> {
  return inDatabase(portal, async client => {
    const { rows } = await client.query<Ids>(
      `select p.id as position_id, u.id as ou_id,
         (select id from seller_profile where prc_license_no is not null order by id limit 1) as broker_id,
         (select e.id from employee e join app_user a on a.id = e.user_id where a.username = 'president') as president_id
       from position p, operating_unit u where p.code = $1 and u.ou_code = $2`,
      [position, unit],
    )
    return rows[0] ?? Promise.reject(new Error(`no position ${position}, or no unit ${unit}`))
  })
}

type One = { data: { id: string; employee_no: string } }

async function hire(
  portal: Portal,
  name: string,
  wanted: NewColleague,
  head?: OwnPerson,
): Promise<OwnPerson> {
  const { position, role = 'employee', unit = 'CEB' } = wanted
  const first = `Z${name.toLowerCase()}`
  const last = someLastName()
  const person = await newPerson(portal, { role, unit, first, last })
  const { broker_id, president_id, ...ids } = await idsOf(portal, wanted)
  const { token } = await sharedSession(portal, 'hr-staff')
  const post = (path: string, body: object) =>
    callPortal<One>(portal, `/api/v1/people/${path}`, { token, method: 'POST', body })
  const { data } = await post('employees', {
    ...ids,
    first_name: first,
    last_name: last,
    immediate_head_id: head?.employeeId ?? president_id,
    employment_type: 'regular',
    email: person.email,
    date_hired: '2023-08-14',
    date_regularised: '2024-02-14',
    user_id: person.id,
  })
  await inDatabase(portal, client =>
    client.query(`update employee_detail set monthly_basic = 24000 where id = $1`, [data.id]),
  )
  if (SELLS.has(position))
    await post('sellers', {
      display_name: `${first} ${last}`,
      employee_id: data.id,
      ou_id: ids.ou_id,
      supervising_broker_id: broker_id,
      tin: `${someDigits()}-${someDigits()}-${someDigits()}-00000`,
    })
  return {
    ...person,
    employeeId: data.id,
    employeeNo: data.employee_no,
    listed: `${last}, ${first}`,
  }
}
