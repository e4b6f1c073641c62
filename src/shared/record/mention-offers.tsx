import type { Mentionable } from '@contract/kernel/record-calls'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { PersonAvatar } from '@/shared/photo/person-avatar'
import { classNames } from '@/shared/ui/class-names'

export type MentionOffersProps = {
  id: string
  people: readonly Mentionable[]
  activeId: string | null
  onPick: (person: Mentionable) => void
}

/** Below the field in which a name is typed; the field keeps the focus and says which of them is meant. */
export function MentionOffers({ id, people, activeId, onPick }: MentionOffersProps) {
  const t = usePhrases('record')
  return (
    <ul id={id} role="listbox" aria-label={t('comments.people')} className="mention-offers">
      {people.map(person => (
        <li
          key={person.id}
          id={`${id}-${person.id}`}
          role="option"
          aria-selected={person.id === activeId}
          className={classNames('mention-offer', person.id === activeId && 'active')}
          // Before the field loses the focus.
          onPointerDown={event => {
            event.preventDefault()
            onPick(person)
          }}
        >
          <PersonAvatar userId={person.id} name={person.name} size="sm" />
          <bdi>{person.name}</bdi>
        </li>
      ))}
    </ul>
  )
}
