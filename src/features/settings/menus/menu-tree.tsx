import { useEffect, useRef, useState, type DragEvent, type KeyboardEvent } from 'react'
import type { Menu } from '@contract/modules/settings/menu.resource'
import { childrenOf, dropOf, stepOf } from '@/features/settings/menus/menu-moves'
import { MenuTreeRow } from '@/features/settings/menus/menu-tree-row'
import { useMenuMoves } from '@/features/settings/menus/use-menu-moves'
import { usePhrases } from '@/shared/i18n/use-phrases'

export type MenuTreeProps = {
  menus: readonly Menu[]
  mayMove: boolean
  refetch: () => unknown
  onOpen: (id: string) => void
}

const idOf = (target: EventTarget) =>
  (target as HTMLElement).closest<HTMLElement>('[data-menu]')?.dataset['menu'] ?? null

/** Arrows walk the tree; with Alt they take the entry along. It can be dragged too, or moved by its buttons. */
export function MenuTree({ menus, mayMove, refetch, onOpen }: MenuTreeProps) {
  const t = usePhrases('settings')
  const { titleOf, move, said } = useMenuMoves(menus, refetch)
  const tree = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState<string | null>(null)
  const [dragged, setDragged] = useState<string | null>(null)
  const [over, setOver] = useState<string | null>(null)
  const follows = useRef(false)
  const flat = childrenOf(menus, null).flatMap(menu => [menu, ...childrenOf(menus, menu.id)])
  const stop = flat.some(menu => menu.id === at) ? at : (flat[0]?.id ?? null)

  const focus = (id: string | null) =>
    tree.current?.querySelector<HTMLElement>(`[data-menu="${id ?? ''}"]`)?.focus()
  // What was moved is drawn anew in its new place; the focus goes along.
  useEffect(() => {
    if (follows.current) focus(at)
    follows.current = false
  }, [menus, at])

  const step = async (id: string, by: 1 | -1) => {
    const menu = menus.find(one => one.id === id)
    if (!menu || !mayMove) return
    setAt(id)
    follows.current = true
    await move(menu, stepOf(menus, id, by))
  }
  const walk = (id: string, by: number) => {
    const index = flat.findIndex(menu => menu.id === id)
    const next = flat[Math.min(flat.length - 1, Math.max(0, index + by))]
    if (!next) return
    setAt(next.id)
    focus(next.id)
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    const id = idOf(event.target)
    if (!id || event.target !== event.currentTarget.querySelector(`[data-menu="${id}"]`)) return
    const by = { ArrowUp: -1, ArrowDown: 1, Home: -flat.length, End: flat.length }[event.key]
    if (event.key === 'Enter') onOpen(id)
    else if (by === undefined) return
    else if (event.altKey && (by === 1 || by === -1)) void step(id, by)
    else walk(id, by)
    event.preventDefault()
  }
  const handleDrop = (event: DragEvent) => {
    event.preventDefault()
    const target = idOf(event.target)
    const menu = menus.find(one => one.id === dragged)
    if (menu && target && mayMove) void move(menu, dropOf(menus, menu.id, target))
    setDragged(null)
    setOver(null)
  }

  const row = (menu: Menu, level: 1 | 2) => {
    const inside = level === 1 ? childrenOf(menus, menu.id) : []
    return (
      <MenuTreeRow
        key={menu.id}
        menu={menu}
        title={titleOf(menu)}
        level={level}
        isStop={menu.id === stop}
        isOver={menu.id === over}
        mayMove={mayMove}
        onOpen={() => onOpen(menu.id)}
        onStep={by => void step(menu.id, by)}
        onDrag={() => setDragged(menu.id)}
      >
        {inside.length > 0 && <ul role="group">{inside.map(child => row(child, 2))}</ul>}
      </MenuTreeRow>
    )
  }
  return (
    <>
      <ul
        ref={tree}
        role="tree"
        aria-label={t('menus.title')}
        className="menu-tree"
        onKeyDown={handleKeyDown}
        onFocus={event => setAt(idOf(event.target) ?? at)}
        onDragOver={event => {
          event.preventDefault()
          setOver(idOf(event.target))
        }}
        onDrop={handleDrop}
      >
        {childrenOf(menus, null).map(menu => row(menu, 1))}
      </ul>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </>
  )
}
