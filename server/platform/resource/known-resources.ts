import type { Resource } from '@contract/kernel/define-resource'
import type { Platform } from '@server/platform/http/portal-app'

const known = new WeakMap<Platform, Map<string, Resource>>()

/** Remembers what has a list: whose records can be named by whoever may list them. */
export function rememberResource(platform: Platform, resource: Resource): void {
  const ofPlatform = known.get(platform) ?? new Map<string, Resource>()
  known.set(platform, ofPlatform.set(resource.name, resource))
}

/** By the path of its list below /api/v1. */
export function resourceAt(platform: Platform, path: string): Resource | undefined {
  const all = known.get(platform)?.values() ?? []
  return Array.from(all).find(resource => resource.path === path)
}

export function knownResource(platform: Platform, name: string): Resource | undefined {
  return known.get(platform)?.get(name)
}
