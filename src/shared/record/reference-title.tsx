import type { ReferenceName } from '@contract/kernel/references'
import { storedName } from '@/shared/i18n/stored-name'
import { useReferenceQuery } from '@/shared/resource/reference.api'

export type ReferenceTitleProps = { to: ReferenceName; id: string }

/** How another record calls itself, where no row says it. One that may not be seen has only its id. */
export function ReferenceTitle({ to, id }: ReferenceTitleProps) {
  const { currentData } = useReferenceQuery({ to, search: '', ids: [id] })
  return <bdi>{storedName(to, currentData?.[0]?.label ?? id.slice(-8))}</bdi>
}
