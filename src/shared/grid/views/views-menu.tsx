import { lazy, Suspense, useState } from 'react'
import type { SavedView } from '@contract/modules/settings/saved-view.resource'
import { useViewActions } from '@/shared/grid/views/use-view-actions'
import { useViews } from '@/shared/grid/views/use-views'
import { stateOf } from '@/shared/grid/views/view-state'
import type { ListModel } from '@/shared/resource/list-model'
import { ConfirmDialog } from '@/shared/ui/confirm-dialog'
import { Dropdown } from '@/shared/ui/dropdown'
import { DropdownDivider } from '@/shared/ui/dropdown-divider'
import { DropdownHeader } from '@/shared/ui/dropdown-header'
import { DropdownItem } from '@/shared/ui/dropdown-item'
import { Icon } from '@/shared/ui/icon'

// A list is read far more often than one of its views is named: forms come when they are asked for.
const SaveViewDialog = lazy(() =>
  import('@/shared/grid/views/save-view-dialog').then(file => ({ default: file.SaveViewDialog })),
)

export type ViewsMenuProps = { list: ListModel }

type ViewDialog = 'save' | 'rename' | 'remove'

/** Ways of standing that were kept: to go back to, to change, to give to others. */
export function ViewsMenu({ list }: ViewsMenuProps) {
  const { say } = list.words
  const { views, current, isChanged, show, reset } = useViews(list)
  const actions = useViewActions(list)
  const [asking, setAsking] = useState<ViewDialog | null>(null)
  const own = views.filter(view => view.is_own)
  const shared = views.filter(view => !view.is_own)
  const name = current?.name ?? ''
  const mine = current?.is_own ? current : null

  const choices = (group: readonly SavedView[]) =>
    group.map(view => (
      <DropdownItem
        key={view.id}
        icon={view.is_default && view.is_own ? 'star' : undefined}
        chosen={view.id === current?.id}
        onSelect={() => show(view)}
      >
        {view.name}
      </DropdownItem>
    ))
  return (
    <>
      <Dropdown
        align="end"
        toggle={
          <>
            <Icon name="bookmark-check" />
            <span className="btn-label">
              {current ? (isChanged ? say('views.changed', { name }) : name) : say('views.title')}
            </span>
          </>
        }
      >
        {own.length > 0 && <DropdownHeader>{say('views.mine')}</DropdownHeader>}
        {choices(own)}
        {shared.length > 0 && <DropdownHeader>{say('views.shared')}</DropdownHeader>}
        {choices(shared)}
        {views.length > 0 && <DropdownDivider />}
        <DropdownItem icon="plus-lg" onSelect={() => setAsking('save')}>
          {say('views.save')}
        </DropdownItem>
        {mine && isChanged && (
          <DropdownItem icon="check-lg" onSelect={() => void actions.update(mine, { state: stateOf(list) })}>
            {say('views.update', { name })}
          </DropdownItem>
        )}
        {mine && (
          <>
            <DropdownItem icon="pencil" onSelect={() => setAsking('rename')}>
              {say('views.rename')}
            </DropdownItem>
            <DropdownItem
              icon="star"
              onSelect={() => void actions.update(mine, { is_default: !mine.is_default })}
            >
              {say(mine.is_default ? 'views.drop_default' : 'views.make_default')}
            </DropdownItem>
            <DropdownItem
              icon="people"
              chosen={mine.is_shared}
              onSelect={() => void actions.update(mine, { is_shared: !mine.is_shared })}
            >
              {say('views.share')}
            </DropdownItem>
            <DropdownItem icon="trash" onSelect={() => setAsking('remove')}>
              {say('views.remove')}
            </DropdownItem>
          </>
        )}
        <DropdownDivider />
        <DropdownItem icon="link-45deg" onSelect={() => void actions.copyLink()}>
          {say('views.copy_link')}
        </DropdownItem>
        <DropdownItem icon="arrow-counterclockwise" onSelect={reset}>
          {say('views.reset')}
        </DropdownItem>
      </Dropdown>
      {(asking === 'save' || (asking === 'rename' && mine)) && (
        <Suspense>
          <SaveViewDialog
            list={list}
            view={asking === 'rename' ? mine : null}
            onClose={() => setAsking(null)}
          />
        </Suspense>
      )}
      {asking === 'remove' && mine && (
        <ConfirmDialog
          show
          tone="danger"
          title={say('views.remove_title', { name })}
          confirmLabel={say('views.remove_confirm')}
          busy={actions.isBusy}
          onConfirm={() =>
            void actions.remove(mine).then(isDone => {
              if (isDone) setAsking(null)
            })
          }
          onCancel={() => setAsking(null)}
        >
          {say(mine.is_shared ? 'views.remove_shared' : 'views.remove_text')}
        </ConfirmDialog>
      )}
    </>
  )
}
