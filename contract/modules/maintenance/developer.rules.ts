import type { BrokenRule } from '@contract/kernel/broken-rule'

type Developer = { status: string; accreditation_no: string | null; accreditation_valid_to: string | null }

/** Without its number nobody can look an accreditation up, nor say when which one ends. */
export function checkDeveloper(developer: Developer): BrokenRule[] {
  if (developer.accreditation_no !== null) return []
  const needed = developer.status === 'accredited' || developer.accreditation_valid_to !== null
  return needed ? [{ path: 'accreditation_no', code: 'accreditation_no_needed' }] : []
}
