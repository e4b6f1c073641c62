import type { ReactNode } from 'react'
import type { PermissionCode } from '@contract/access/permission-catalogue'
import { NoRightPage } from '@/features/errors/no-right.page'
import { useCan } from '@/shared/access/use-can'
import { selectRights } from '@/shared/session/auth.slice'
import { useAppSelector } from '@/shared/store/hooks'
import { Skeleton } from '@/shared/ui/skeleton'
import { RightsMissingPage } from '@/app/rights-missing.page'

export type ScreenGateProps = { permission: PermissionCode | null; children: ReactNode }

/** Says "no right" at the screen's own address, but only once the rights are known. */
export function ScreenGate({ permission, children }: ScreenGateProps) {
  const can = useCan()
  const rights = useAppSelector(selectRights)
  if (can(permission)) return children
  if (rights === 'ready') return <NoRightPage permission={permission} />
  if (rights === 'failed') return <RightsMissingPage />
  return <Skeleton lines={5} />
}
