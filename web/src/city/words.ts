/** The texts of the board game's table; the catalogue comes along only when this table is opened. */
import { add } from '../shell/lib/words'
import city from './en.ftl?raw'

add(city)
