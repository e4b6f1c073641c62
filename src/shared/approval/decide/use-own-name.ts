import { selectUser } from '@/shared/session/auth.slice'
import { useAppSelector } from '@/shared/store/hooks'

/** How the sentence above the second press calls whoever is signed in. */
export function useOwnName(): string {
  return useAppSelector(selectUser)?.full_name ?? ''
}
