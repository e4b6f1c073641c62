import type { Translated } from '@/shared/i18n/translated'
import type { profilePhrases } from './profile.phrases'

export const profilePhrasesSp: Translated<typeof profilePhrases> = {
  title: 'Mi perfil',
  text: 'Lo que el portal sabe de usted y cómo se presenta.',

  about: {
    title: 'Acerca de mí',
    first_name: 'Nombre',
    last_name: 'Apellidos',
    username: 'Nombre de usuario',
    email: 'Correo electrónico',
    unit: 'Unidad',
    roles: 'Roles',
    none: '–',
    fixed: 'Un administrador cambia lo demás por usted.',
    save: 'Guardar',
    saved: 'Su perfil está guardado.',
  },

  look: {
    title: 'Idioma y apariencia',
    language: 'Idioma',
    language_hint: 'Cambia al momento y se aplica en todos sus dispositivos.',
    layout_hint:
      'Los colores, el menú y el ancho están en los ajustes de diseño, al final de la barra superior o del menú.',
  },

  password: {
    title: 'Contraseña',
    text: 'Al cambiarla se cierra su sesión en todos los demás dispositivos.',
    current: 'Contraseña actual',
    new: 'Nueva contraseña',
    hint: 'Al menos 10 caracteres.',
    save: 'Cambiar la contraseña',
    saved: 'Su contraseña ha cambiado.',
  },

  email: {
    title: 'Correo electrónico',
    text: 'Llega un código a la dirección antigua y otro a la nueva; hacen falta los dos. Los demás dispositivos se desconectan.',
    new: 'Dirección nueva',
    ask: 'Enviar los códigos',
    code_at: 'Código enviado a {{email}}',
    confirm: 'Cambiar la dirección',
    other: 'Empezar de nuevo',
    saved: 'Su correo electrónico ha cambiado.',
  },

  sessions: {
    title: 'Mis sesiones abiertas',
    device: 'Dispositivo',
    address: 'Dirección',
    issued: 'Inicio',
    last_seen: 'Último uso',
    current: 'Este dispositivo',
    unknown: 'Desconocido',
    end: 'Cerrar',
    end_label: 'Cerrar la sesión en {{device}}',
    end_title: '¿Cerrar esta sesión?',
    end_text: 'Quien use {{device}} tendrá que iniciar sesión de nuevo.',
    end_others: 'Cerrar todas las demás',
    end_others_title: '¿Cerrar todas las demás sesiones?',
    end_others_text: 'Su sesión seguirá abierta solo aquí.',
    ended: 'La sesión se ha cerrado.',
    others_ended: 'Todas las demás sesiones se han cerrado.',
    empty: 'No se encontró ninguna sesión',
  },

  colleague: {
    hidden_title: 'Esta persona no se encuentra aquí',
    hidden: 'La cuenta no existe o pertenece a una unidad a la que usted no tiene acceso.',
    back: 'Ir al panel de control',
  },
}
