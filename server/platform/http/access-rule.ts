import { permissionOf, type PermissionCode } from '@contract/access/permission-catalogue'

/**
 * Every route says who may call it; one that does not say stops the start. `public` names why no one needs to be
 * known, `signedIn` is for what every member of staff may do about themselves.
 */
export type AccessRule =
  /** `and`: a second right that is needed beside the first; `or`: another that does as well. */
  | { permission: PermissionCode; and?: PermissionCode; or?: PermissionCode }
  | { signedIn: true }
  | { public: string }

export function isPublic(rule: AccessRule): rule is { public: string } {
  return 'public' in rule
}

export function isAccessRule(value: unknown): value is AccessRule {
  if (typeof value !== 'object' || value === null) return false
  return 'permission' in value || 'signedIn' in value || ('public' in value && Boolean(value.public))
}

/** Every right that a route asks for. */
export function rightsOf(rule: AccessRule): PermissionCode[] {
  if (!('permission' in rule)) return []
  return [rule.permission, rule.and, rule.or].filter(code => code !== undefined)
}

/** Whether one who holds these rights may call it. */
export function lets(rule: AccessRule, holds: (code: PermissionCode) => boolean): boolean {
  if (!('permission' in rule)) return true
  const { permission, and, or } = rule
  return (holds(permission) && (and === undefined || holds(and))) || (or !== undefined && holds(or))
}

/** Whether it is a sensitive right that lets them in: then the password must have been shown lately. */
export function needsPassword(rule: AccessRule, holds: (code: PermissionCode) => boolean): boolean {
  return !lets(rule, code => holds(code) && !permissionOf(code).sensitive)
}
