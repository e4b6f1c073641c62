import type { Translated } from '@/shared/i18n/translated'
import type { settingsPhrases } from './settings.phrases'

export const settingsPhrasesSp: Translated<typeof settingsPhrases> = {
  never: 'Nunca',
  none: '–',

  users: {
    title: 'Usuarios',
    text: 'Quién puede iniciar sesión en el portal y con qué roles.',
    search: 'Buscar por nombre o dirección',
    status_label: 'Estado',
    every_status: 'Todos los estados',
    name: 'Nombre',
    username: 'Nombre de usuario',
    email: 'Correo electrónico',
    unit: 'Unidad',
    roles: 'Roles',
    status: 'Estado',
    last_login: 'Último acceso',
    created: 'Solicitado',
    actions: 'Acciones para {{name}}',
    locked: 'Bloqueado',
    locked_until: 'Bloqueado hasta',
    empty: 'Todavía no hay usuarios',
    no_match: 'Ningún usuario coincide',
    no_match_text: 'Cambie la búsqueda o el estado.',
    clear: 'Mostrar todos',
    hidden_title: 'Este usuario no se encuentra aquí',
    hidden: 'La cuenta no existe o pertenece a una unidad a la que usted no tiene acceso.',
    back: 'Todos los usuarios',
  },

  status: {
    pending: 'En espera',
    active: 'Activo',
    suspended: 'Suspendido',
    deactivated: 'Cerrado',
  },

  act: {
    activate: 'Activar…',
    suspend: 'Suspender…',
    reactivate: 'Restablecer el acceso',
    unlock: 'Desbloquear',
    send_reset: 'Enviar enlace de contraseña',
    end_sessions: 'Cerrar todas las sesiones…',
  },

  done: {
    activate: '{{name}} ya puede iniciar sesión.',
    suspend: 'La cuenta de {{name}} está suspendida y sus sesiones se han cerrado.',
    reactivate: '{{name}} puede iniciar sesión de nuevo.',
    unlock: 'La cuenta de {{name}} está desbloqueada.',
    send_reset: 'Un enlace para establecer la contraseña va en camino a {{email}}.',
    end_sessions: 'Todas las sesiones de {{name}} se han cerrado.',
  },

  ask: {
    suspend_title: '¿Suspender a {{name}}?',
    suspend:
      'Las sesiones de {{name}} se cierran de inmediato en todas partes y no podrá iniciar sesión hasta que usted restablezca el acceso.',
    suspend_confirm: 'Suspender',
    end_sessions_title: '¿Cerrar todas las sesiones de {{name}}?',
    end_sessions: '{{name}} tendrá que iniciar sesión de nuevo en cada dispositivo. No cambia nada más.',
    end_sessions_confirm: 'Cerrar las sesiones',
  },

  activate: {
    title: 'Activar a {{name}}',
    text: 'La cuenta recibe sus roles y su unidad de origen, y su titular recibe un correo.',
    unit: 'Unidad de origen',
    choose_unit: 'Elegir una unidad',
    roles: 'Roles',
    submit: 'Activar',
  },

  outbox: {
    title: 'Bandeja de salida',
    text: 'Todos los correos que el portal ha enviado o está por enviar.',
    search: 'Buscar por dirección o asunto',
    subject: 'Asunto',
    to: 'Para',
    status: 'Estado',
    attempts: 'Intentos',
    created: 'Redactado',
    sent: 'Enviado',
    error: 'Último error',
    empty: 'Todavía no se ha redactado ningún correo',
    no_match: 'Ningún correo coincide',
    every_status: 'Todos los estados',
    view: 'El correo',
    as_mail: 'Como correo',
    as_text: 'Como texto sin formato',
    frame: 'El correo tal como lo ve su destinatario',
    secret: 'Este correo contiene un enlace reservado a su destinatario, por lo que no se muestra aquí.',
    wiped: 'El texto de este correo ya no se conserva.',
    resend: 'Enviar de nuevo',
    resent: 'El correo a {{to}} va de nuevo en camino.',
  },

  mail_status: {
    queued: 'En espera',
    sent: 'Enviado',
    dead: 'Abandonado',
    superseded: 'Reemplazado',
  },
}
