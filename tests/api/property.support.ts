import type { Answer, Client, TestApi } from '@tests/support/api'
import type { PropertyUnit } from '@contract/modules/property/property-unit.resource'
import { buildPropertyUnit } from '@tests/support/factories/property'
import { maintenanceFactories } from '@tests/support/factories/maintenance'

export const UNITS = '/api/v1/property/units'

type One = { data: PropertyUnit }
type Refusal = { code: string; fields?: { path: string; code: string }[]; current_version?: number }

const ifMatch = ({ row_version }: Pick<PropertyUnit, 'row_version'>) => ({
  headers: { 'if-match': `"${row_version}"` },
})

/** What people do with units, as one of them. */
export function propertyCalls(client: Client) {
  return {
    client,
    list: (query = '') => client.get<{ data: PropertyUnit[]; meta: { total: number } }>(`${UNITS}${query}`),
    get: (id: string) => client.get<One>(`${UNITS}/${id}`),
    create: (values: object) => client.post<One>(UNITS, values),
    change: (unit: PropertyUnit, values: object) =>
      client.patch<One>(`${UNITS}/${unit.id}`, values, ifMatch(unit)),
    command: (unit: PropertyUnit, name: string, body?: object) =>
      client.post<One>(`${UNITS}/${unit.id}/${name}`, body, ifMatch(unit)),
    bulk: <T = unknown>(name: string, body: object) => client.post<T>(`${UNITS}/${name}`, body),
    price: (id: string, query = '') => client.get(`${UNITS}/${id}/price${query}`),
  }
}

export function refusalOf({ status, body }: Answer): [number, string | undefined, string | undefined] {
  const { code, fields } = body as Refusal
  return [status, fields?.[0]?.path, fields?.[0]?.code ?? code]
}

/** A licensed project of a kind, with a type to sell there. */
export async function aProject({ database }: TestApi, more: object = {}) {
  const made = maintenanceFactories['project'] as (
    db: typeof database.db,
    more: object,
  ) => Promise<{ id: string; code: string }>
  return made(database.db, { kind: 'horizontal', lts_no: 'LTS-1', ...more })
}

export async function aUnitType({ database }: TestApi, more: object = {}) {
  const made = maintenanceFactories['unit_type'] as (
    db: typeof database.db,
    more: object,
  ) => Promise<{ id: string }>
  return made(database.db, more)
}

export async function aUnit(api: TestApi, more: object = {}): Promise<PropertyUnit> {
  const project_id = (more as { project_id?: string }).project_id ?? (await aProject(api)).id
  const unit = await buildPropertyUnit(api.database.db, { project_id, ...more })
  return unit as PropertyUnit
}
