import type { ListModel } from '@/shared/resource/list-model'
import { ButtonLink } from '@/shared/ui/button-link'

export type NewRecordLinkProps = { list: ListModel }

export function NewRecordLink({ list }: NewRecordLinkProps) {
  const path = list.may.create ? list.newPath : null
  if (!path) return null
  return (
    <ButtonLink to={path} variant="primary" icon="plus-lg">
      {list.words.own('new', 'list.new')}
    </ButtonLink>
  )
}
