import type { Namespace } from '@/shared/i18n/namespaces'
import { useFieldWords } from '@/shared/record/use-field-words'
import { Badge, type Tone } from '@/shared/ui/badge'

export type Tones = Readonly<Record<string, Tone>>
export type DocumentStatusBadgeProps = {
  status: string
  /** Where the states of its own are named. */
  namespace?: Namespace
  list?: string
  tones?: Tones | undefined
}

const TONES: Tones = {
  pending: 'warning',
  returned: 'accent',
  approved: 'success',
  rejected: 'danger',
}

export function DocumentStatusBadge(props: DocumentStatusBadgeProps) {
  const { status, namespace = 'document', list, tones } = props
  const words = useFieldWords(namespace, list)
  return (
    <Badge tone={tones?.[status] ?? TONES[status]} dot>
      {words.value('status', status)}
    </Badge>
  )
}
