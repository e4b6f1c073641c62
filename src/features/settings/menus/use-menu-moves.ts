import { useRef, useState } from 'react'
import type { Menu } from '@contract/modules/settings/menu.resource'
import { menuActions } from '@/features/settings/menus/menu.api'
import { childrenOf, type Place } from '@/features/settings/menus/menu-moves'
import { useStaleTags } from '@/shared/command/use-stale-tags'
import { toApiFailure } from '@/shared/http/api-failure'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { useTitleOf } from '@/shared/layout/use-title-of'
import { useLocale } from '@/shared/i18n/use-locale'
import { error } from '@/shared/notify/notification.slice'
import { useAppDispatch } from '@/shared/store/hooks'

export type MenuMoves = {
  titleOf: (menu: Menu) => string
  /** One after the other: the next one is based on what the one before has made. */
  move: (menu: Menu, to: Place | null) => Promise<void>
  /** What was moved where, for those who hear it. */
  said: string
}

export function useMenuMoves(menus: readonly Menu[], refetch: () => unknown): MenuMoves {
  const t = usePhrases('settings')
  const locale = useLocale()
  const title = useTitleOf()
  const dispatch = useAppDispatch()
  const [send] = menuActions.move.useMutation()
  const goStale = useStaleTags(menuActions.move)
  const [said, setSaid] = useState('')
  const isBusy = useRef(false)
  const titleOf = (menu: Menu) => menu.titles?.[locale] ?? title(menu.title_key)

  const move = async (menu: Menu, to: Place | null) => {
    if (!to || isBusy.current) return
    isBusy.current = true
    try {
      await send({ record: menu, body: to }).unwrap()
      await refetch()
      const parent = menus.find(one => one.id === to.parent_id)
      const count = childrenOf(menus, to.parent_id).filter(one => one.id !== menu.id).length + 1
      setSaid(
        t('menus.moved', {
          name: titleOf(menu),
          place: to.position + 1,
          count,
          group: parent ? titleOf(parent) : t('menus.first_level'),
        }),
      )
    } catch (failed) {
      // Somebody else has moved it, and the tree shows where to.
      goStale(menu.id)
      dispatch(error(toApiFailure(failed).message))
    } finally {
      isBusy.current = false
    }
  }
  return { titleOf, move, said }
}
