import { conflictsOf, type HeldRight } from '@contract/access/conflicts'
import { widerScope } from '@contract/access/scopes'
import type { EffectiveRights } from '@contract/modules/settings/user-access'
import { segregationRules } from '@server/modules/settings/sod.repository'
import { rightsBasis, type RightsBasis } from '@server/modules/settings/user-rights.repository'
import type { UserRecord } from '@server/modules/settings/user.service'

/** Role → code → scope → units, and for what is missing the roles that would bring it. */
export async function explainRights({ tx, record }: UserRecord): Promise<EffectiveRights> {
  const basis = await rightsBasis(tx.db, record.id)
  const units = unitsOf(basis)
  const rights = rightsOf(basis)
  const held = rights.flatMap(({ code, scope }): HeldRight[] => (scope ? [{ code, scope }] : []))
  const clashes = conflictsOf(held, await segregationRules(tx.db))
  return {
    status: basis.status,
    roles: basis.roles.map(({ code, name, reach, ...role }) => ({
      code,
      name,
      reach,
      units: basis.units
        .filter(unit => reaches({ ...role, code, name, reach }, unit.id, basis))
        .map(u => u.ou_code),
    })),
    units,
    rights,
    conflicts: clashes.map(({ code, severity, reason }) => ({ code, severity, reason })),
  }
}

type Role = RightsBasis['roles'][number]

function reaches(role: Role, unitId: string, { home }: RightsBasis): boolean {
  if (role.reach === 'all') return true
  return role.reach === 'home' ? unitId === home : role.unit_ids.includes(unitId)
}

function unitsOf(basis: RightsBasis): EffectiveRights['units'] {
  return basis.units.map(({ id, ou_code, ou_name, mode }) => {
    const via = basis.roles.filter(role => reaches(role, id, basis)).map(role => role.code)
    const [granted, denied] = [mode === 'grant', mode === 'deny']
    return { ou_code, ou_name, via, granted, denied, is_open: !denied && (granted || via.length > 0) }
  })
}

function rightsOf({ roles, catalogue, grants }: RightsBasis): EffectiveRights['rights'] {
  const mine = new Set(roles.map(role => role.code))
  const byCode = new Map<string, RightsBasis['grants']>()
  for (const grant of grants) byCode.set(grant.code, [...(byCode.get(grant.code) ?? []), grant])
  return catalogue.map(({ code, module, is_enabled }) => {
    const all = (byCode.get(code) ?? []).map(({ role, scope }) => ({ role, scope }))
    const via = all.filter(({ role }) => mine.has(role))
    const widest = via
      .map(({ scope }) => scope)
      .reduce<HeldRight['scope'] | null>((wide, scope) => (wide ? widerScope(wide, scope) : scope), null)
    const scope = is_enabled ? widest : null
    return {
      code,
      module,
      is_module_enabled: is_enabled,
      scope,
      via,
      would_need: widest === null ? all : [],
    }
  })
}
