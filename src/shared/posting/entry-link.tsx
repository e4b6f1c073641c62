import { Link } from 'react-router-dom'
import { useCan } from '@/shared/access/use-can'

export type EntryLinkProps = { id: string | null | undefined; number: string | null | undefined }

/** An entry of the journal by its number, which leads there whoever may read the journal. */
export function EntryLink({ id, number }: EntryLinkProps) {
  const can = useCan()
  if (!id || !can('accounting.journal.view')) return <bdi>{number}</bdi>
  return (
    <Link to={`/accounting/journal?record=${id}`} className="record-link">
      <bdi>{number}</bdi>
    </Link>
  )
}
