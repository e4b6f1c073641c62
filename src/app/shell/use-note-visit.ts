import { useEffect } from 'react'
import { screenAt } from '@/app/shell/trail'
import { noteVisit } from '@/shared/layout/recent-screens'
import { selectUser } from '@/shared/session/auth.slice'
import { useAppSelector } from '@/shared/store/hooks'

/** Keeps which lists and reports were opened, to be found first; pages of single records are not noted. */
export function useNoteVisit(pathname: string): void {
  const userId = useAppSelector(selectUser)?.id
  useEffect(() => {
    const screen = screenAt(pathname)
    if (userId && screen?.menu && pathname !== '/')
      noteVisit(userId, { path: pathname, title_key: screen.title_key, icon: screen.icon })
  }, [userId, pathname])
}
