import type { ReactNode } from 'react'
import type { PermissionCode } from '@contract/access/permission-catalogue'
import { useCan } from '@/shared/access/use-can'

export type CanProps = { code: PermissionCode; children: ReactNode }

export function Can({ code, children }: CanProps) {
  return useCan()(code) ? <>{children}</> : null
}
