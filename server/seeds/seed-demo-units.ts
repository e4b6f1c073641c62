import { moneyText, parseMoney } from '@contract/kernel/money'
import { changedPrice } from '@contract/modules/property/reprice.rules'
import type { UnitCommand } from '@contract/selling/property-unit.calls'
import type { UnitStatus } from '@contract/selling/unit-state.rules'
import type { Actor } from '@server/platform/access/actor'
import type { Tx } from '@server/platform/db/transaction'
import { addUnits } from '@server/modules/property/many-units.service'
import { setPrices } from '@server/modules/property/unit-price.repository'
import { carryOut, nextStatus } from '@server/modules/property/unit-command.service'
import { lockUnits, type UnitRow } from '@server/modules/property/unit-row.repository'
import { founder } from '@server/seeds/lists/list-writer'
import {
  findDemoProjects,
  findDemoTypes,
  type DemoProject,
} from '@server/seeds/property/demo-units.repository'
import { planUnits, type PlannedUnit } from '@server/seeds/property/unit-plans'

/** The beginning of an installation is nobody's change. */
const quiet = (tx: Tx): Tx => ({ ...tx, audit: () => undefined })

/** Some two thousand units, drafted, published, blocked and repriced as people would, by what serves people. */
export async function seedDemoUnits(given: Tx): Promise<void> {
  const tx = quiet(given)
  const { id: by } = await tx.db
    .selectFrom('app_user')
    .select('id')
    .where('username', '=', 'super-admin')
    .executeTakeFirstOrThrow()
  const actor = await founder(tx, by)
  const types = await findDemoTypes(tx.db)
  const added: UnitRow[] = []
  for (const project of await findDemoProjects(tx.db)) {
    const units = planUnits(project).map(unit => asNew(project, unit, types))
    const ids = await addUnits(tx, units, { from: project.begun, by })
    if (project.licensed) added.push(...(await lockUnits(tx.db, ids)))
  }
  const offered = added.filter((_, index) => index % 17 !== 16)
  await move(tx, actor, offered, 'publish')
  const blocked = offered.filter((_, index) => index % 41 === 40)
  await move(tx, actor, asNow(blocked, 'available'), 'block', 'Kept back for the second phase')
  const gone = offered.filter((_, index) => index % 97 === 50 && index % 41 !== 40)
  await move(tx, actor, asNow(gone, 'available'), 'withdraw', 'Given to the road')
  const settled = new Set([...blocked, ...gone].map(({ id }) => id))
  const onOffer = offered.filter(({ id }) => !settled.has(id))
  await review(tx, by, onOffer)
}

function asNew(project: DemoProject, { type, sub, model, ...unit }: PlannedUnit, types: Map<string, string>) {
  const unit_type_id = types.get(type) ?? ''
  const sub_unit_type_id = sub === null ? null : (types.get(`${type} ${sub}`) ?? null)
  return {
    values: { ...unit, project_id: project.id, unit_type_id, sub_unit_type_id, house_model_id: model },
    around: {
      project_kind: project.kind,
      model_project_id: model === null ? null : project.id,
      sub_type_of: sub_unit_type_id === null ? null : unit_type_id,
    },
  }
}

const asNow = (units: readonly UnitRow[], status: UnitStatus) => units.map(unit => ({ ...unit, status }))

async function move(
  tx: Tx,
  actor: Actor,
  units: readonly UnitRow[],
  trigger: UnitCommand,
  reason: string | null = null,
): Promise<void> {
  const [first] = units
  if (!first) return
  const to = units.map(unit => nextStatus(unit, { trigger, reason }, actor))
  await carryOut(tx, units, to[0] ?? first.status, { trigger, reason })
}

const REVIEW = { from: '2026-01-15', reason: 'Price review of the year' }

/** Every third unit became dearer with the year, as price lists do; its first price stays in its history. */
async function review(tx: Tx, by: string, units: readonly UnitRow[]): Promise<void> {
  const dearer = units.filter((_, index) => index % 3 === 0)
  const prices = dearer.map(({ id, list_price }) => ({
    unit_id: id,
    list_price: moneyText(changedPrice(parseMoney(list_price), { by: 'percent', rate: '4' }, '100.00')),
  }))
  await setPrices(tx.db, prices, { ...REVIEW, by })
}
