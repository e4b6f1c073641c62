import type { Db } from '@server/platform/db/database'

/** How a statement names what a sale only refers to. */
export async function findNames(db: Db, sale: { project_id: string; developer_id: string }) {
  return db
    .selectFrom('project')
    .innerJoin('developer', 'developer.id', 'project.developer_id')
    .select(['project.name as project_name', 'developer.name as developer_name'])
    .where('project.id', '=', sale.project_id)
    .executeTakeFirstOrThrow()
}
