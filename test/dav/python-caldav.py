"""Shows, ticks and unticks a task with python-caldav: ADDRESS USER PASSWORD ID."""

import sys

import caldav
from caldav.lib import error

address, user, password, task = sys.argv[1:]
failed = False


def expect(what, expected, seen):
    global failed
    if expected == seen:
        print(f"ok: {what}")
    else:
        failed = True
        print(f"FAILED: {what}: expected {expected}, saw {seen}")


client = caldav.DAVClient(url=address, username=user, password=password)
calendars = client.principal().calendars()
expect("python-caldav finds one list", 1, len(calendars))
calendar = calendars[0]
expect("which is for to-dos", ["VTODO"], calendar.get_supported_components())
everything = calendar.todos(include_completed=True)


def find():
    return next(todo for todo in calendar.todos(include_completed=True) if task in str(todo.url))


def status():
    return str(find().icalendar_component["STATUS"])


todo = find()
todo.complete()
expect("python-caldav ticks a task", "COMPLETED", status())
expect("and leaves it out of what is open", len(everything) - 1, len([each for each in calendar.todos() if task not in str(each.url)]))
todo = find()
todo.uncomplete()
expect("python-caldav opens it again", "NEEDS-ACTION", status())

stale = find()
etag = stale.props.get("{DAV:}getetag")
find().complete()
response = client.put(str(stale.url), stale.data, {"Content-Type": "text/calendar", "If-Match": etag or '"old"'})
expect("a stale version is a conflict", 412, response.status)
expect("and the task stays done", "COMPLETED", status())

try:
    calendar.save_todo(summary="Mine")
    expect("a new to-do is refused", "a refusal", "none")
except error.DAVError:
    print("ok: a new to-do is refused")
try:
    find().delete()
    expect("a removal is refused", "a refusal", "none")
except error.DAVError:
    print("ok: a removal is refused")
expect("and everything is still there", len(everything), len(calendar.todos(include_completed=True)))
sys.exit(failed)
