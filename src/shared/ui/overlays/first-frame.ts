import { useEffect } from 'react'

let tell = () => {}

/** That a sheet or a dialog stands, for what comes after the one that a page is opened with. */
export const firstFrame = new Promise<void>(resolve => (tell = resolve))

export const useFirstFrame = () => useEffect(() => tell(), [])
