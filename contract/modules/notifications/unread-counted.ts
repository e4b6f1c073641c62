/** Beyond this nobody counts: "99+". Apart from the calls, since the bell of every page needs no more of them. */
export const UNREAD_COUNTED = 100
