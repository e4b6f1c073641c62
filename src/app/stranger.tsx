import { matchPath, useLocation } from 'react-router-dom'
import { SCREENS } from '@contract/access/screens'
import { Guard } from '@/app/guard'

/** Nobody is signed in: whether the address is one of ours to come back to after the sign-in. */
export function Stranger() {
  const { pathname } = useLocation()
  const isScreen = SCREENS.some(screen => matchPath(screen.path, pathname) !== null)
  return <Guard access={isScreen ? 'protected' : 'unknown'}>{null}</Guard>
}
