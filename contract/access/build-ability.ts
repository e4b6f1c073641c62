import { Ability, type RawRuleOf } from '@casl/ability'

/** A code is `area.resource.action`; the ability asks can(action, 'area.resource'). Rules only ever add. */
export type PortalAbility = Ability<[string, string]>
export type PortalRule = RawRuleOf<PortalAbility>

export function rulesFor(permissions: readonly { code: string }[]): PortalRule[] {
  return permissions.map(({ code }) => {
    const cut = code.lastIndexOf('.')
    return { action: code.slice(cut + 1), subject: code.slice(0, cut) }
  })
}

/** "manage" and "all" are words like any other here: files.form.manage gives no other right. */
const NO_WILDCARDS = { anyAction: 'any action', anySubjectType: 'any subject' }

export function buildAbility(rules: PortalRule[] = []): PortalAbility {
  return new Ability<[string, string]>(rules, NO_WILDCARDS)
}

export function abilityAllows(ability: PortalAbility, code: string | null): boolean {
  if (code === null) return true
  const cut = code.lastIndexOf('.')
  return ability.can(code.slice(cut + 1), code.slice(0, cut))
}
