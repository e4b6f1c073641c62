import { randomUUID } from 'node:crypto'
import type { SchemeDetail } from '@contract/modules/commission/scheme.resource'
import { maintenanceFactories } from '@tests/support/factories/maintenance'
import { sees, type Refusal, type SellingDesk } from '@tests/api/sales.support'

export const SCHEMES = '/api/v1/commission/schemes'
export type OneScheme = { data: SchemeDetail & { id: string; row_version: number } } & Refusal
type SchemeVersion = { id: string; row_version: number }

export const LEVELS = [
  { level: 'agent', rate_pct: '3' },
  { level: 'sales_manager', rate_pct: '1' },
  { level: 'sales_director', rate_pct: '0.5' },
  { level: 'broker', rate_pct: '0' },
]
export const TRANCHES = [
  { name: 'Down payment', trigger_pct: '20', release_pct: '60' },
  { name: null, trigger_pct: '100', release_pct: '40', requires_event: 'turnover' },
]

export const schemeCode = (of: string): string => `${of}-${randomUUID().slice(-8).toUpperCase()}`

/** What a draft was made of, to send it again with a change. */
export const bodyOf = (scheme: SchemeDetail, more: object = {}) => ({
  code: scheme.code,
  name: scheme.name,
  developer_id: scheme.developer_id,
  project_id: scheme.project_id,
  valid_from: scheme.valid_from,
  valid_to: scheme.valid_to,
  company_rate_pct: scheme.company_rate_pct,
  levels: scheme.levels,
  tranches: scheme.tranches.map(({ seq: _seq, ...tranche }) => tranche),
  ...more,
})

export type SchemeDesk = ReturnType<typeof schemeDesk>

/** Accounting drafts, the president publishes. */
export function schemeDesk({ db, accounting, president }: SellingDesk) {
  /** Of a project of its own, so that no two tests meet. */
  async function terms(more: object = {}) {
    const project = (await maintenanceFactories['project']?.(db)) as { id: string; developer_id: string }
    return {
      code: schemeCode('S'),
      name: 'Trial',
      developer_id: project.developer_id,
      project_id: project.id,
      valid_from: '2026-01-01',
      valid_to: null,
      company_rate_pct: '6',
      levels: LEVELS,
      tranches: TRANCHES,
      ...more,
    }
  }
  const drafted = async (body: object) => {
    const answer = await accounting.post<OneScheme>(SCHEMES, body)
    if (answer.status !== 201) throw new Error(`not drafted: ${answer.text}`)
    return answer.body.data
  }
  const command = (scheme: SchemeVersion, part: string, body?: object) =>
    president.client.post<OneScheme>(`${SCHEMES}/${scheme.id}/${part}`, body, sees(scheme))
  const publish = (scheme: SchemeVersion) => command(scheme, 'activate')
  return {
    terms,
    drafted,
    publish,
    published: async (body: object) => {
      const answer = await publish(await drafted(body))
      if (answer.status !== 200) throw new Error(`not published: ${answer.text}`)
      return answer.body.data
    },
    retire: (scheme: SchemeVersion, valid_to: string) => command(scheme, 'retire', { valid_to }),
    withdraw: (scheme: SchemeVersion) => command(scheme, 'withdraw'),
    next: (scheme: SchemeVersion, valid_from: string) =>
      accounting.post<OneScheme>(`${SCHEMES}/${scheme.id}/versions`, { valid_from }, sees(scheme)),
    get: async (id: string) => (await accounting.get<OneScheme>(`${SCHEMES}/${id}`)).body.data,
    change: (scheme: SchemeDetail & SchemeVersion, more: object) =>
      accounting.patch<OneScheme>(`${SCHEMES}/${scheme.id}`, bodyOf(scheme, more), sees(scheme)),
    timeline: async (id: string) => {
      type Entry = { action: string; diff: object }
      return (await accounting.get<{ data: Entry[] }>(`${SCHEMES}/${id}/timeline`)).body.data
    },
  }
}

export const codes = (answer: { body: Refusal }) =>
  answer.body.fields?.map(({ path, code }) => `${path}: ${code}`)
