import { mount } from 'svelte'
import './tokens.css'
import './fonts.css'
import './app.css'
import App from './App.svelte'
import { install } from './shell/lib/install'

const target = document.getElementById('app')
if (target) mount(App, { target })
install()
