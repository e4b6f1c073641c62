import type { Resource } from '@contract/kernel/define-resource'
import type { Platform } from '@server/platform/http/portal-app'

const known = new WeakMap<Platform, Map<string, Resource>>()

/** Remembers what has a list: whose records can be named by whoever may list them. */
export function rememberResource(platform: Platform, resource: Resource): void {
  const ofPlatform = known.get(platform) ?? new Map<string, Resource>()
  known.set(platform, ofPlatform.set(resource.name, resource))
}

export function knownResource(platform: Platform, name: string): Resource | undefined {
  return known.get(platform)?.get(name)
}
