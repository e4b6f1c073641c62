import type { PermissionCode } from '@contract/access/permission-catalogue'

/**
 * Every route says who may call it; one that does not say stops the start. `public` names why no one needs to be
 * known, `signedIn` is for what every member of staff may do about themselves.
 */
export type AccessRule =
  /** `and`: a second right that is needed beside the first. */
  { permission: PermissionCode; and?: PermissionCode } | { signedIn: true } | { public: string }

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
  return rule.and ? [rule.permission, rule.and] : [rule.permission]
}
