"""What a host watches: times, queues and troubles, and a dashboard that asks for nothing else."""

import json
import re
from pathlib import Path

import structlog
import yaml
from prometheus_client.parser import text_string_to_metric_families

from carson.server.metrics import count_troubles
from tests.server.people import Browser, numbers_in

WATCHING = Path(__file__).parent.parent.parent / "docs" / "examples" / "watching"
# Numbers of a server among others; tests/server/test_neighbours.py looks for them there.
OF_MANY = {
    "carson_processes",
    "carson_leases",
    "carson_redis_up",
    "carson_envelopes_received_total",
    "carson_lines_elsewhere",
    "carson_lines_from_elsewhere",
    "carson_workers_hands",
    "carson_workers_bytes",
    "carson_jobs_waiting",
}


def numbers(browser: Browser) -> dict[str, float]:
    return numbers_in(browser.http.get("/metrics").text)


def test_times_of_moves_commits_and_requests_are_counted(ann: Browser) -> None:
    before = numbers(ann)
    table = ann.table(2, seats=[{"kind": "me"}, {"kind": "local", "name": "Ben"}])["id"]
    with ann.sit(table) as chair:
        for _ in range(3):
            chair.up_to(chair.act()["version"])
    ann.get("/api/tables/nowhere", 404)
    after = numbers(ann)

    def more(name: str) -> float:
        return after[name] - before.get(name, 0)

    assert more("carson_move_seconds_count") == 3
    assert more("carson_commit_seconds_count") == more("carson_commits_total") >= 3
    assert more('carson_request_seconds_count{status="4xx"}') == 1
    assert more('carson_request_seconds_count{status="2xx"}') >= 2
    assert 0 < more("carson_move_seconds_sum") < 30
    assert after["process_resident_memory_bytes"] > 1e6


def test_every_number_says_what_it_is(ann: Browser) -> None:
    families = list(text_string_to_metric_families(ann.http.get("/metrics").text))
    assert len(families) > 15
    assert not [family.name for family in families if not family.documentation]


def test_what_goes_wrong_is_counted_by_its_words(ann: Browser) -> None:
    name = 'carson_troubles_total{event="a test fails",level="error"}'
    was = numbers(ann).get(name, 0)
    log = structlog.wrap_logger(structlog.PrintLogger(), processors=[count_troubles, lambda *_: "told"])
    log.error("a test fails", number=1)
    log.info("a test goes well")
    assert numbers(ann)[name] == was + 1
    assert "goes well" not in ann.http.get("/metrics").text


def test_the_dashboard_and_the_alerts_ask_for_what_there_is(ann: Browser) -> None:
    told = {
        sample.name
        for family in text_string_to_metric_families(ann.http.get("/metrics").text)
        for sample in family.samples
    }
    panels = json.loads((WATCHING / "dashboard.json").read_text(encoding="utf-8"))["panels"]
    (group,) = yaml.safe_load((WATCHING / "alerts.yml").read_text(encoding="utf-8"))["groups"]
    asking = [target["expr"] for panel in panels for target in panel.get("targets", [])]
    asking += [rule["expr"] for rule in group["rules"]]
    asked = {name for one in asking for name in re.findall(r"\b(?:carson|process)_\w+", one)}
    assert len(panels) >= 8
    assert asked <= told | OF_MANY | {"carson_troubles_total"}
    places = [(panel["gridPos"]["x"], panel["gridPos"]["y"]) for panel in panels]
    assert len(set(places)) == len({panel["id"] for panel in panels}) == len(panels)
