import { sql } from 'kysely'
import { NOW } from '@server/platform/db/clock'
import type { Db } from '@server/platform/db/database'

type Person = { id: string; ou_id: string; first_name: string; is_seller: boolean }
type Model = { id: string; ou_id: string; name: string; bedrooms: number; project_kind: string }

/** Accounts of the demo company, in the order in which they were made. */
export async function findPeopleToDraw(db: Db): Promise<Person[]> {
  const { rows } = await sql<Person>`
    select u.id, u.ou_id, u.first_name,
      exists (select from seller_profile s join employee e on e.id = s.employee_id where e.user_id = u.id) as is_seller
    from app_user u left join user_photo p on p.user_id = u.id
    where p.user_id is null and u.ou_id is not null and u.email like '%@portal.test' order by u.id`.execute(
    db,
  )
  return rows
}

/** Houses belong to the whole company; their files stand in its head office. */
export async function findModelsToDraw(db: Db): Promise<Model[]> {
  const { rows } = await sql<Model>`
    select m.id, o.id as ou_id, m.name, coalesce(m.bedrooms, 0) as bedrooms, p.kind as project_kind
    from house_model m join project p on p.id = m.project_id cross join operating_unit o
    where o.ou_code = 'HO' and not exists (select from stored_file f where f.owner_id = m.id)
    order by p.code, m.code`.execute(db)
  return rows
}

export async function savePortrait(
  db: Db,
  userId: string,
  fileId: string,
  isShownToBuyers: boolean,
): Promise<void> {
  await sql`insert into user_photo (user_id, file_id, shown_to_buyers_since)
    values (${userId}, ${fileId}, case when ${isShownToBuyers} then ${NOW} end)`.execute(db)
}
