import type { ReactNode } from 'react'
import type { Menu } from '@contract/modules/settings/menu.resource'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Badge } from '@/shared/ui/badge'
import { classNames } from '@/shared/ui/class-names'
import { IconButton } from '@/shared/ui/icon-button'
import { MenuIcon } from '@/shared/ui/menu-icon'

export type MenuTreeRowProps = {
  menu: Menu
  title: string
  level: 1 | 2
  isStop: boolean
  isOver: boolean
  mayMove: boolean
  onOpen: () => void
  onStep: (by: 1 | -1) => void
  onDrag: () => void
  children: ReactNode
}

export function MenuTreeRow(props: MenuTreeRowProps) {
  const { menu, title, level, isStop, isOver, mayMove, onOpen, onStep, onDrag, children } = props
  const t = usePhrases('settings')
  return (
    <li
      role="treeitem"
      aria-level={level}
      aria-label={title}
      aria-expanded={children ? true : undefined}
      aria-selected={isStop}
      tabIndex={isStop ? 0 : -1}
      data-menu={menu.id}
      className={classNames('menu-entry', isOver && 'is-over')}
    >
      <div
        className={classNames('menu-line', !menu.is_enabled && 'is-hidden-entry')}
        draggable={mayMove}
        onDragStart={event => {
          event.dataTransfer.effectAllowed = 'move'
          event.dataTransfer.setData('text/plain', menu.id)
          onDrag()
        }}
      >
        <MenuIcon name={menu.icon} />
        <span className="menu-words">
          <span className="menu-title">{title}</span>
          {menu.path && <code className="menu-path">{menu.path}</code>}
        </span>
        {!menu.is_enabled && <Badge>{t('menus.hidden')}</Badge>}
        <span className="cluster menu-buttons">
          {mayMove && (
            <>
              <IconButton
                icon="chevron-up"
                size="sm"
                tabIndex={-1}
                label={t('menus.up', { name: title })}
                onClick={() => onStep(-1)}
              />
              <IconButton
                icon="chevron-down"
                size="sm"
                tabIndex={-1}
                label={t('menus.down', { name: title })}
                onClick={() => onStep(1)}
              />
            </>
          )}
          <IconButton
            icon="pencil"
            size="sm"
            tabIndex={-1}
            label={t('menus.open', { name: title })}
            onClick={onOpen}
          />
        </span>
      </div>
      {children}
    </li>
  )
}
